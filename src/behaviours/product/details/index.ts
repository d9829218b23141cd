import type { Page } from '../../page';
import { rateByStars } from './stars';
import { followTabs } from './tabs';

/** What WooCommerce's own templates of a product have below it: tabs and the stars of a review. */
export const wire = ( page: Page ): void => {
	followTabs( page );
	rateByStars( page );
};
