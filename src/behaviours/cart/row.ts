import contract from '../../contract';

const { markers } = contract;

/**
 * Blocks a row while its request runs. Returns the unblocking function, which leaves
 * a row alone that is drawn only until it has faded.
 */
export const blockRow = ( row: HTMLElement | null ): ( () => void ) => {
	if ( ! row ) {
		return () => undefined;
	}
	row.classList.add( markers.blocked );
	row.setAttribute( 'aria-busy', 'true' );
	row.inert = true;
	return () => {
		if ( row.hasAttribute( 'aria-hidden' ) ) {
			return;
		}
		row.classList.remove( markers.blocked );
		row.removeAttribute( 'aria-busy' );
		row.inert = false;
	};
};

/**
 * Moves the focus out of a row that is about to go: to the same control of its
 * neighbour, else to the region that holds the rows.
 *
 * @see field 18
 */
export const leaveRow = ( row: HTMLElement | null, control: string ): void => {
	if ( ! row?.contains( row.ownerDocument.activeElement ) ) {
		return;
	}
	const rows = [ ...( row.parentElement?.children ?? [] ) ];
	const place = rows.indexOf( row );
	// The next that stays, else the last before it.
	const near = [
		...rows.slice( place + 1 ),
		...rows.slice( 0, place ).reverse(),
	].find( ( one ) => ! one.matches( '[inert]' ) );
	const next =
		near?.querySelector< HTMLElement >( control ) ??
		row.closest< HTMLElement >(
			`${ markers.cart_contents }, .${ markers.cart_root }`
		);
	if ( next ) {
		if ( ! next.matches( control ) ) {
			next.tabIndex = -1;
		}
		next.focus();
	}
};
