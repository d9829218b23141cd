import { click, get } from '../../../support/page';
import { openEngine } from '../parts/engine';
import { hangUp } from '../shop';

afterEach( hangUp );

const password = () => get< HTMLInputElement >( '#password' );
const toggle = () => get( '.vitrine-password-toggle' );

describe( 'the password button', () => {
	it( 'shows the password and hides it again [2.8-01] [1-12]', async () => {
		await openEngine();
		expect(
			document.querySelectorAll( '.vitrine-password-toggle' )
		).toHaveLength(
			document.querySelectorAll( 'input[type="password"]' ).length
		);
		await click( '.vitrine-password-toggle' );
		expect( password().type ).toBe( 'text' );
		await click( '.vitrine-password-toggle' );
		expect( password().type ).toBe( 'password' );
	} );

	it( 'has the labels of the settings [2.8-02]', async () => {
		await openEngine();
		expect( toggle().textContent ).toBe( 'Show it' );
		await click( '.vitrine-password-toggle' );
		expect( toggle().textContent ).toBe( 'Hide it' );
	} );

	it( 'hides the password on submit', async () => {
		await openEngine();
		await click( '.vitrine-password-toggle' );
		get( 'form.login' ).dispatchEvent(
			new Event( 'submit', { bubbles: true, cancelable: true } )
		);
		expect( password().type ).toBe( 'password' );
	} );
} );
