import { hydrateCartPage } from '../../src/islands/hydrate/cart-page';

hydrateCartPage();
