export function servicesData(origin: string, home: string, title: string): object {
  const steps = [
    { name: home, item: `${origin}/` },
    { name: title, item: `${origin}/services` },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
