package in.pahiya.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
