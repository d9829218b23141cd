import contract from '../../contract';

const { markers } = contract;

/** Buttons in their loading state, with a function that resets them. */
const loading = new Map< Element, () => void >();

/** Whether a button has been clicked and is loading. @see spec 4.17 */
export const isLoading = ( button: Element ): boolean => loading.has( button );

/** Resets a button. */
export const release = ( button: Element ): void => {
	loading.get( button )?.();
	loading.delete( button );
};

/** Resets all buttons, such as when the page is restored from the bfcache. */
export const releaseAll = (): void => [ ...loading.keys() ].forEach( release );

/**
 * Shows a spinner over a button's text, which stays its accessible name.
 *
 * @see spec 4.17
 */
export const setLoading = ( button: HTMLAnchorElement ): void => {
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
};
