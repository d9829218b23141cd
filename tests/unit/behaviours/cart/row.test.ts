import { blockRow, leaveRow } from '../../../../src/behaviours/cart/row';
import { get } from '../../support/page';

const row = ( key: string, attributes = '' ) =>
	`<li ${ attributes }><a href="#" class="remove" id="${ key }">Remove</a></li>`;

const show = ( rows: string ) => {
	document.body.innerHTML = `<div class="vitrine-cart-contents"><ul>${ rows }</ul></div>`;
};

const leave = ( key: string ) => {
	get( `#${ key }` ).focus();
	leaveRow( get( `#${ key }` ).closest( 'li' ), '.remove' );
	return get( ':focus' );
};

describe( 'focus of a removed row', () => {
	it( 'moves to the next row, or back from the last', () => {
		show( row( 'a' ) + row( 'b' ) + row( 'c' ) );
		expect( leave( 'b' ) ).toBe( get( '#c' ) );
		expect( leave( 'c' ) ).toBe( get( '#b' ) );
	} );

	it( 'skips other rows being removed', () => {
		show( row( 'a' ) + row( 'b' ) + row( 'c', 'inert' ) );
		expect( leave( 'b' ) ).toBe( get( '#a' ) );
		show( row( 'a', 'inert' ) + row( 'b' ) + row( 'c', 'inert' ) );
		expect( leave( 'b' ) ).toBe( get( '.vitrine-cart-contents' ) );
	} );
} );

describe( 'a blocked row', () => {
	const blocked = () => get( 'li' ).classList.contains( 'vitrine-blocked' );

	it( 'is unblocked after the response', () => {
		show( row( 'a' ) );
		const unblock = blockRow( get( 'li' ) );
		expect( blocked() ).toBe( true );
		unblock();
		expect( blocked() ).toBe( false );
	} );

	it( 'stays blocked while a view fades it out', () => {
		show( row( 'a' ) );
		const unblock = blockRow( get( 'li' ) );
		get( 'li' ).setAttribute( 'aria-hidden', 'true' );
		unblock();
		expect( blocked() ).toBe( true );
	} );
} );
