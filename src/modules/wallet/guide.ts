import contract from '../../contract';
import { WalletError } from './rules/trouble';
import { warningOf } from './rules/warning';
import { writeCookie } from '../../transport/browser/write-cookie';
import type { Page } from '../../behaviours/page';
import type { Handler } from '../../behaviours/page/delegate';
import type { Way } from './attach';
import { isLoading, release, releaseAll, setLoading } from './buttons';
import { takeInDrawer } from './drawer';
import { createFinder } from './find';

const { cookies, markers } = contract;

/** Leads shoppers to the wallet. */
export interface Guide {
	/**
	 * Leads away from a button, once however often it is clicked.
	 *
	 * @param button What was clicked.
	 * @param until  When the way must be found, in milliseconds since the epoch.
	 */
	readonly leave: (
		button: HTMLAnchorElement,
		until: number
	) => Promise< void >;
}

/**
 * Makes the guide of a page. Where it finds no way the console says why, and the
 * buttons are links again.
 *
 * @param page The page.
 * @param way  What is known of the wallet.
 * @param take Takes over the click on a button.
 * @see spec 4.17, 8.5
 */
export const createGuide = ( page: Page, way: Way, take: Handler ): Guide => {
	const { wallet, link, isOptedOut, life } = way;
	const find = createFinder( page, way );

	const follow = async ( until: number ) => {
		try {
			const url = await find( until );
			// Who comes back from there, by whatever way, is not sent there again.
			writeCookie(
				page.name( cookies.wallet_skip ),
				cookies.wallet_skip_value
			);
			return url;
		} catch ( error ) {
			life.abort();
			if ( error instanceof WalletError ) {
				// eslint-disable-next-line no-console -- Spec 8.5 asks for it.
				console.warn( warningOf( error, page.name ) );
			} else {
				reportError( error );
			}
			return null;
		}
	};

	// Back from the wallet, or from the checkout, as the page was left.
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			releaseAll();
			if ( isOptedOut() ) {
				life.abort();
			}
		}
	} );

	if ( document.querySelector( markers.wallet_drawer ) ) {
		takeInDrawer( page, take, life.signal );
	}

	return {
		leave: async ( button, until ) => {
			if ( isLoading( button ) ) {
				return;
			}
			setLoading( button );
			page.announce( wallet.texts.going );
			// As it is now: the page may change under the shopper's hand.
			const { href } = button;
			// The opt-out may be another tab's.
			const url = isOptedOut() ? null : await follow( until );
			page.browser.navigate( url ?? href );
			// The browser may be stopped, and the page go on.
			setTimeout( () => release( button ), link.patience );
		},
	};
};
