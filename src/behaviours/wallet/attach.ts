import contract from '../../contract';
import type { WalletSettings } from '../../contract/types';
import { type Branch, isPrefetched } from '../../core/wallet/flow';
import type { WalletLink } from '../../transport/wallet/link';
import type { Page } from '../page';
import { isPlainClick } from '../../core/site/plain-click';
import type { Guide } from './guide';
import { within } from './within';

const { markers } = contract;

const BUTTONS = `${ markers.wallet_buttons }, ${ markers.wallet_drawer_buttons }`;

/** What is known of the wallet once the buttons lead to it. */
export interface Way {
	readonly wallet: WalletSettings;
	readonly link: WalletLink;
	readonly branch: NonNullable< Branch >;
	/** Its end gives the links back to themselves. */
	readonly life: AbortController;
}

/**
 * Takes over the links to the checkout, those too that come with another cart.
 * They stay links: what opens one in another tab still does. Whatever happens
 * after a click, the shopper is led somewhere before the wallet's patience is
 * over: to the wallet, or to where the button leads.
 *
 * @see spec 2.5, 2.6, 4.17, field 34
 */
export const attach = ( page: Page, way: Way ): void => {
	const { wallet, link, branch, life } = way;
	const { signal } = life;
	const found = new WeakSet< Element >();
	let guide: Promise< Guide > | undefined;

	const fetchGuide = () =>
		( guide ??= import(
			/* webpackChunkName: "wallet-guide" */ './guide'
		).then( ( { createGuide } ) => createGuide( page, way ) ) );

	signal.addEventListener( 'abort', link.close );
	page.on( 'pointerover touchstart focusin', BUTTONS, () => {
		if ( ! signal.aborted ) {
			fetchGuide().catch( reportError );
		}
	} );
	page.on( 'click', BUTTONS, ( event, button ) => {
		if (
			! signal.aborted &&
			isPlainClick( event ) &&
			button instanceof HTMLAnchorElement &&
			( button.matches( markers.wallet_buttons ) || found.has( button ) )
		) {
			event.preventDefault();
			const until = Date.now() + link.patience;
			within( fetchGuide(), link.patience )
				.then( ( { leave } ) => leave( button, until ) )
				.catch( ( error: unknown ) => {
					reportError( error );
					life.abort();
					page.browser.navigate( button.href );
				} );
		}
	} );
	if ( document.querySelector( markers.wallet_drawer ) ) {
		import( /* webpackChunkName: "wallet-drawer" */ './drawer' ).then(
			( { findInDrawer } ) => findInDrawer( found, signal ),
			reportError
		);
	}
	if ( isPrefetched( branch, wallet.isProductPage ) ) {
		fetchGuide().then( ( { prefetch } ) => prefetch(), reportError );
	}
};
