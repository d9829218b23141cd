import type { Page } from '@playwright/test';
import { checkOutMug } from '../steps/checkout';
import { scriptsAreThere } from '../steps/scripts';
import { test, expect } from '../support/test';

/** Adds a hint below the city field, as the server prints them. */
const putHint = async ( page: Page ) => {
	await checkOutMug( page );
	await scriptsAreThere( page );
	await page.locator( '#billing_city' ).evaluate( ( field ) => {
		field.setAttribute( 'aria-describedby', 'billing_city_hint' );
		field
			.closest( '.form-row' )
			?.insertAdjacentHTML(
				'beforeend',
				'<span class="vitrine-field-hint" id="billing_city_hint">Where you live.</span>'
			);
	} );
	return {
		field: page.locator( '#billing_city' ),
		hint: page.getByText( 'Where you live.' ),
	};
};

const animation = ( hint: ReturnType< Page[ 'locator' ] > ) =>
	hint.evaluate( ( element ) => {
		const { animationName, animationDuration } =
			getComputedStyle( element );
		return `${ animationName } ${ animationDuration }`;
	} );

test( 'a hint slides in over 250 ms while its field has focus, closes on Escape and comes back [2.9-12] [9.3-05]', async ( {
	page,
} ) => {
	const { field, hint } = await putHint( page );
	await expect( hint ).toBeHidden();
	await field.focus();
	await expect( hint ).toBeVisible();
	expect( await animation( hint ) ).toBe( 'vitrine-slide-in 0.25s' );
	await page.keyboard.press( 'Escape' );
	await expect( hint ).toBeHidden();
	await page.locator( '#billing_postcode' ).focus();
	await field.focus();
	await expect( hint ).toBeVisible();
} );

test( 'a hint appears at once with reduced motion', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	const { field, hint } = await putHint( page );
	await field.focus();
	await expect( hint ).toBeVisible();
	expect( await animation( hint ) ).toBe( 'none 0s' );
} );
