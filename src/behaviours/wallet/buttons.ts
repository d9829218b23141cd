import contract from '../../contract';
import type { WalletSettings } from '../../contract/types';
import type { Page } from '../page';
import { isPlainClick } from '../page/plain-click';

const { markers } = contract;

const BUTTONS = `${ markers.wallet_buttons }, ${ markers.wallet_drawer_buttons }`;

/** Buttons that lead to the wallet just now, each with what makes it as it was. */
const loading = new Map< Element, () => void >();

/** Whether a button has been clicked, and leads away. @see spec 4.17 */
export const isLoading = ( button: Element ): boolean => loading.has( button );

/** Gives a button back. */
export const release = ( button: Element ): void => {
	loading.get( button )?.();
	loading.delete( button );
};

/** Gives all buttons back, as for a page that is come back to. */
export const releaseAll = (): void => [ ...loading.keys() ].forEach( release );

/**
 * Shows that a button leads away: a spinner lies over its text, which stays its
 * name.
 */
const setLoading = (
	page: Page,
	{ texts }: WalletSettings,
	button: HTMLAnchorElement
): void => {
	const spinner = document.createElement( 'span' );
	spinner.className = markers.wallet_spinner;
	spinner.setAttribute( 'aria-hidden', 'true' );
	button.append( spinner );
	button.classList.add( markers.wallet_leaving );
	button.setAttribute( 'aria-busy', 'true' );
	loading.set( button, () => {
		spinner.remove();
		button.classList.remove( markers.wallet_leaving );
		button.removeAttribute( 'aria-busy' );
	} );
	page.announce( texts.going );
};

/** What takes the page's buttons over. */
export interface Taker {
	/** Whether it still does. */
	readonly isOn: () => boolean;
	/** Whether a button is one that it has found. */
	readonly has: ( button: Element ) => boolean;
	/** A shopper comes near one. */
	readonly near: () => void;
	/** A shopper has clicked one. */
	readonly leave: ( button: HTMLAnchorElement ) => void;
}

/**
 * Takes over the links to the checkout, those too that come with another cart.
 * They stay links: what opens one in another tab still does.
 *
 * @see spec 2.5, 2.6, 4.17
 */
export const takeOver = (
	page: Page,
	wallet: WalletSettings,
	taker: Taker
): void => {
	page.on( 'pointerover touchstart focusin', BUTTONS, () => {
		if ( taker.isOn() ) {
			taker.near();
		}
	} );
	page.on( 'click', BUTTONS, ( event, button ) => {
		if (
			! taker.isOn() ||
			! isPlainClick( event ) ||
			! ( button instanceof HTMLAnchorElement ) ||
			! taker.has( button )
		) {
			return;
		}
		event.preventDefault();
		if ( ! isLoading( button ) ) {
			setLoading( page, wallet, button );
			taker.leave( button );
		}
	} );
};
