import { createFileRoute } from '@tanstack/react-router';
import { paymentHead, paymentNamespaces } from '@/features/payments/head.ts';
import { readPaymentSearch } from '@/features/payments/rules/address.ts';
import { cleanAddress } from '@/features/payments/rules/clean-address.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { Payment } from './-payment.tsx';

export const Route = createFileRoute('/payment-success')({
  validateSearch: readPaymentSearch,
  beforeLoad: ({ location }) => cleanAddress('/payment-success', location.search),
  loader: ({ context: { i18n } }) => bringTexts(i18n, paymentNamespaces),
  staticData: { namespaces: paymentNamespaces, neverKept: true },
  head: ({ match }) => paymentHead(match.context),
  component: PaymentSuccess,
});

function PaymentSuccess() {
  return <Payment at="success" search={Route.useSearch()} />;
}
