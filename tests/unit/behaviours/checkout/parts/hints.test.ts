import {
	clearError,
	showError,
} from '../../../../../src/behaviours/checkout/errors';
import { get } from '../../../support/page';
import { openEngine } from './engine';

const openHint = async () => {
	await openEngine();
	get( '#city_row' ).innerHTML =
		'<label>Town</label><input id="billing_city" name="billing_city" aria-describedby="billing_city_hint"><span class="vitrine-field-hint" id="billing_city_hint">Where you live.</span>';
	const field = get< HTMLInputElement >( '#billing_city' );
	const hint = get( '#billing_city_hint' );
	const press = ( key: string ) =>
		field.dispatchEvent(
			new KeyboardEvent( 'keydown', { key, bubbles: true } )
		);
	return { field, hint, press };
};

describe( 'a field hint', () => {
	it( 'closes on Escape and reappears after its field lost focus [2.9-12]', async () => {
		const { field, hint, press } = await openHint();
		field.focus();
		press( 'a' );
		expect( hint.className ).toBe( 'vitrine-field-hint' );
		press( 'Escape' );
		expect( hint.classList ).toContain( 'is-closed' );
		field.blur();
		expect( hint.classList ).not.toContain( 'is-closed' );
	} );

	it( 'describes its field together with an error', async () => {
		const { field, hint } = await openHint();
		const form = get< HTMLFormElement >( 'form.checkout' );
		showError( form, 'billing_city', 'Town is required.' );
		expect( field.getAttribute( 'aria-describedby' ) ).toBe(
			'billing_city_error billing_city_hint'
		);
		clearError( field );
		expect( field.getAttribute( 'aria-describedby' ) ).toBe(
			'billing_city_hint'
		);
		expect( hint.isConnected ).toBe( true );
		expect( document.getElementById( 'billing_city_error' ) ).toBeNull();
	} );
} );
