import type { Page } from '../../behaviours/page';
import { holdLinks } from '../../behaviours/page/leave';
import { browserEnvironment } from '../../transport/browser/environment';
import { createCartApi } from '../../transport/cart/api';
import type { PageCart } from '../../transport/cart/client';
import { createOutside } from '../../transport/cart/outside';
import { cartOfPage } from '../../transport/cart-data';
import { showAnswers } from '../page/answers';
import { isCartInSight } from '../../behaviours/page/seen';

/** Connects the page's cart with the shop, and holds links during writes. */
export const connect = (
	page: Page,
	cart: PageCart,
	env = browserEnvironment(),
	isInSight = () => isCartInSight( page.scope )
) => {
	const { settings } = page;
	showAnswers( page );
	const outside = cart.connect( ( inside ) =>
		createOutside(
			{
				settings,
				env,
				page: cartOfPage( document, settings.scope ),
				api: createCartApi( settings, env ),
				isInSight,
			},
			inside
		)
	);
	holdLinks( cart, page.browser.navigate, settings.fragments.timeout );
	outside.start();
	return outside;
};
