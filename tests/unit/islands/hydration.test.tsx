import { keepThroughHydration } from '../../../src/behaviours/fragments/hydration';
import { attach, isUpToDate } from '../../../src/islands/hydrate/attach';
import { dropListeners } from '../support/listeners';
import { get } from '../support/page';
import { cart } from '../core/cart/sample';

dropListeners();

const View = ( { more }: { more: boolean } ) => (
	<div>
		{ more && <p>One more than was printed.</p> }
		<input type="text" name="coupon_code" aria-label="Coupon code" />
	</div>
);

const PRINTED =
	'<div><input type="text" name="coupon_code" aria-label="Coupon code"></div>';

/** A server-rendered region whose field the shopper types into before hydration. */
const open = ( revision: number, more: boolean ) => {
	document.body.innerHTML = `<div id="root" data-revision="1">${ PRINTED }</div>`;
	const field = get< HTMLInputElement >( 'input' );
	field.focus();
	field.value = 'WELCOME10';
	field.setSelectionRange( 3, 5 );
	keepThroughHydration();
	const root = get( '#root' );
	const isSame = isUpToDate( root, cart( [], { revision } ) );
	attach( root, isSame, <View more={ more } /> );
	return field;
};

describe( 'a hydrated region', () => {
	it( 'keeps its nodes when they match', () => {
		const field = open( 1, false );
		expect( get( 'input' ) ).toBe( field );
		expect( field.value ).toBe( 'WELCOME10' );
	} );

	const expectKept = ( before: HTMLInputElement ) => {
		const field = get< HTMLInputElement >( 'input' );
		expect( field ).not.toBe( before );
		expect( field.value ).toBe( 'WELCOME10' );
		expect( field.matches( ':focus' ) ).toBe( true );
		expect( [ field.selectionStart, field.selectionEnd ] ).toEqual( [
			3, 5,
		] );
	};

	it( 'keeps input and caret when they do not match', () => {
		expectKept( open( 1, true ) );
		// React logs this in development.
		expect( jest.mocked( console.error ).mock.calls[ 0 ] ).toContain( 'p' );
		jest.mocked( console.error ).mockClear();
	} );

	it( 'keeps them when it shows another cart', () => {
		expectKept( open( 2, false ) );
	} );
} );
