import type { Page } from '../../page';
import { rateByStars } from './stars';
import { followTabs } from './tabs';

/** Wires up WooCommerce's product templates: tabs and review stars. */
export const wire = ( page: Page ): void => {
	followTabs( page );
	rateByStars( page );
};
