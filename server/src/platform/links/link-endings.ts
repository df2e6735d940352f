/** Top-level domains that advertisers use and that do not begin sentences. */
const general =
  'com net org info biz io app dev xyz shop store site website online club live link links click top vip pro page space ' +
  'cloud host hosting press tech mobi blog email digital agency finance loans casino poker bet bid trade icu buzz monster ' +
  'cyou sbs cfd rest quest lol bond skin autos boats motorcycles tires yachts guru ninja rocks social media chat chats ' +
  'zone network solutions systems software domains photos pics video tube download stream webcam wiki academy asia ' +
  'tokyo london nyc moe gay adult porn sexy dating singles coupons discount deals sale promo gifts cheap bargains ' +
  'reviews directory company ltd gmbh inc llc edu gov mil aero coop museum jobs tel xxx post cat travel name';

const countries =
  'ad ae af ag ai al ao aq ar au aw ax az ba bb bd bf bg bh bi bj bm bn bo br bs bt bw bz ca cc cd cf cg ch ci ck cl cm ' +
  'cn co cr cu cv cw cx cy cz de dj dk dm dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr ' +
  'gs gt gu gw gy hk hn hr ht hu ie il in io iq ir je jm jo jp kg kh kn kp kr kw ky kz lb lc li lk lr ls lt lu lv ly mc md ' +
  'me mg mh mk mn mo mp mq mt mu mv mw mx mz nc nf ng ni nl np nr nu nz om pe pf pg ph pk pl pn pr ps pt pw py qa ro ru rw ' +
  'sa sb sc sd sg sh si sk sl sm sn sr ss su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz ' +
  'va vc ve vg vi vn vu wf ws ye yt za zm zw भारत भारतम् ভারত ભારત భారత్ ಭಾರತ ഭാരതം இந்தியா ਭਾਰਤ';

/** Words that often follow a full stop without a space. They count as a link only with further evidence. */
const wordLike =
  'ac am as at be by do id im is it ke ki km la ma ml mm mr ms my na ne no pa pm re rs se so st ' +
  'best fun cool one love life today day care work works win how new now see big good help here world city market money ' +
  'car cars bike auto repair service services garage parts tools team group style review news plus run save';

const toSet = (list: string) => new Set(list.split(' '));

export const plainEndings = toSet(`${general} ${countries}`);
export const wordLikeEndings = toSet(wordLike);

/** Endings that begin a sentence when capitalized: `It was fun.In the end`, `Nice work.Cheap too`. */
export const sentenceBeginnings = toSet(
  'in to me us app shop store site cheap top vip pro page space cloud host press tech digital live link links click ' +
    'online name email blog social media chat post photos video download deals sale promo discount gifts bargains ' +
    'reviews directory company jobs cat travel rest quest finance trade network systems software boats rocks ad ai',
);

/** Also surnames, given names or abbreviations in the names of people: `S.K.De`, `Suresh.Kr`. */
export const nameEndings = toSet('de kr sk md om ch sh pt jo li dev bond भारत ভারত ભારત భారత్ ಭಾರತ ഭാരതം ਭਾਰਤ');
