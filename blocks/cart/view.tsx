import { hydrateCartPage } from '../../src/components/hydrate/cart-page';

hydrateCartPage();
