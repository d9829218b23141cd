import contract from '../../contract';

const { markers } = contract;

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
