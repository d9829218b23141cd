import { hydrateCheckout } from '../../src/islands/checkout/hydrate';

hydrateCheckout();
