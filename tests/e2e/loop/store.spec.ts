import { count, listing, loop, mark, open, stayed } from '../steps/listing';
import { putSecondPlugin, removeSecondPlugin } from '../steps/stores';
import { test, expect } from '../support/test';

test.describe( 'a plugin using the listings store', () => {
	test.beforeEach( ( { site } ) => putSecondPlugin( site, 'loop' ) );
	test.afterEach( ( { site } ) => removeSecondPlugin( site ) );

	test( "sees each listing's state and changes it", async ( {
		page,
		site,
	} ) => {
		await open( page, site, listing( 1 ) + listing( 2 ) );
		await mark( page );
		const acme = page.getByRole( 'region', { name: 'Acme' } );
		await expect( acme.getByRole( 'button' ) ).toHaveText( [
			'Acme sees everything',
			'Acme sees everything',
		] );
		await loop( page, 1 ).getByRole( 'link', { name: /^Care/ } ).click();
		await expect( acme.getByRole( 'button' ) ).toHaveText( [
			'Acme sees everything',
			'Acme sees care',
		] );
		await acme.getByRole( 'button' ).first().click();
		await expect( acme.getByRole( 'button' ) ).toHaveText( [
			'Acme sees rooms',
			'Acme sees care',
		] );
		const changed = loop( page, 0 );
		await expect(
			changed.getByRole( 'link', { name: /^Rooms/ } )
		).toHaveAttribute( 'aria-current', 'true' );
		await expect( count( changed ) ).toHaveText(
			'Showing 1–2 of 6 results'
		);
		await expect( page ).toHaveURL(
			/\?buttonFilter-1=rooms&buttonFilter-2=care$/
		);
		expect( await stayed( page ) ).toBe( true );
	} );
} );
