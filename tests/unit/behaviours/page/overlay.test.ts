import { cover } from '../../../../src/behaviours/page/overlay';

const box = () => {
	document.body.innerHTML = '<form><input></form>';
	return document.querySelector( 'form' )!;
};
const overlay = () =>
	document.querySelector< HTMLElement >( '.blockUI.blockOverlay' );

describe( 'an overlay', () => {
	it( 'has a default message [9.8-01]', () => {
		cover( box() );
		expect( overlay()?.textContent ).toBe( 'Please wait...' );
		expect( overlay()?.style.opacity ).toBe( '0.6' );
	} );

	it( 'has the given message and style, and moves no focus', () => {
		const form = box();
		form.querySelector( 'input' )!.focus();
		cover( form, { message: '', color: '#fff', opacity: 0.5 } );
		expect( overlay()?.textContent ).toBe( '' );
		expect( overlay()?.style.background ).toMatch( /fff|255, 255, 255/ );
		expect( overlay()?.style.opacity ).toBe( '0.5' );
		expect( form.ownerDocument.activeElement?.tagName ).toBe( 'INPUT' );
	} );

	it( 'keeps an element busy until the last one is removed', () => {
		const form = box();
		const first = cover( form );
		const second = cover( form );
		first();
		expect( form.getAttribute( 'aria-busy' ) ).toBe( 'true' );
		second();
		expect( form.hasAttribute( 'aria-busy' ) ).toBe( false );
		expect( overlay() ).toBeNull();
	} );
} );
