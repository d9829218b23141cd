import contract from '../../contract';

const { markers } = contract;

/**
 * Blocks a row while its request runs. Returns the unblocking function, which
 * skips a row that is only shown until it has faded out.
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
 * Moves the focus out of a row that is about to be removed: to the same control
 * of a neighboring row, else to the region around the rows.
 *
 * @see field 18
 */
export const leaveRow = ( row: HTMLElement | null, control: string ): void => {
	if ( ! row?.contains( row.ownerDocument.activeElement ) ) {
		return;
	}
	const rows = [ ...( row.parentElement?.children ?? [] ) ];
	const place = rows.indexOf( row );
	// The next row that stays, else the closest one before it.
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
