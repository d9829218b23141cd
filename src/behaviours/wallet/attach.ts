import contract from '../../contract';
import type { WalletSettings } from '../../contract/types';
import { type Branch, isPrefetched } from '../../core/wallet/flow';
import { WalletError } from '../../core/wallet/trouble';
import type { WalletLink } from '../../transport/wallet/link';
import type { Page } from '../page';
import { release, releaseAll, takeOver } from './buttons';
import type { Guide } from './guide';
import { isOptedOut } from './opt-out';
import { within } from './within';

const { markers, messages } = contract;

/** What is known of the wallet once the buttons lead to it. */
export interface Way {
	readonly wallet: WalletSettings;
	readonly link: WalletLink;
	readonly branch: NonNullable< Branch >;
}

/**
 * Takes the page's buttons over. Whatever happens after a click, the shopper is
 * led somewhere before the wallet's patience is over: to the wallet, or to where
 * the button leads.
 *
 * @see spec 4.17, field 34
 */
export const attach = ( page: Page, way: Way ): void => {
	const { wallet, link, branch } = way;
	const found = new WeakSet< Element >();
	const life = new AbortController();
	let guide: Promise< Guide > | undefined;

	const fetchGuide = () =>
		( guide ??= import(
			/* webpackChunkName: "wallet-guide" */ './guide'
		).then( ( { createGuide } ) =>
			createGuide( page, way, life.signal )
		) );
	const detach = () => {
		life.abort();
		link.close();
	};
	const leave = async ( button: HTMLAnchorElement ) => {
		const until = Date.now() + link.patience;
		// As it is now: the page may change under the shopper's hand.
		const { href } = button;
		const url = await within( fetchGuide(), link.patience )
			.then( ( { lead } ) => lead( until ) )
			.catch( ( error: unknown ) => {
				if ( error instanceof WalletError ) {
					// eslint-disable-next-line no-console -- Spec 8.5 asks for it.
					console.warn( page.name( messages.wallet_timeout ) );
				} else {
					reportError( error );
				}
			} );
		if ( ! url ) {
			detach();
		}
		page.browser.navigate( url || href );
		// The browser may be stopped, and the page go on.
		setTimeout( () => release( button ), link.patience );
	};

	takeOver( page, wallet, {
		isOn: () => ! life.signal.aborted,
		has: ( button ) =>
			button.matches( markers.wallet_buttons ) || found.has( button ),
		near: () => {
			fetchGuide().catch( reportError );
		},
		leave: ( button ) => void leave( button ),
	} );
	if ( document.querySelector( markers.wallet_drawer ) ) {
		import( /* webpackChunkName: "wallet-drawer" */ './drawer' ).then(
			( { findInDrawer } ) => findInDrawer( found, life.signal ),
			reportError
		);
	}
	if ( isPrefetched( branch, wallet.isProductPage ) ) {
		fetchGuide().then( ( { prefetch } ) => prefetch(), reportError );
	}
	// Back from the wallet, or from the checkout, as the page was left.
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			releaseAll();
			if ( isOptedOut( page ) ) {
				detach();
			}
		}
	} );
};
