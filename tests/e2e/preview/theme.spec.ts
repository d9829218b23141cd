/**
 * Applying a design to different themes: some have colors, fonts and logo in
 * blocks, others in the Customizer.
 */
import type { Page } from '@playwright/test';
import { PIXEL } from '../../fixtures/preview/hostile';
import {
	PANEL,
	lookOf,
	openPanel,
	siteInFrame,
	storedIn,
} from '../steps/preview';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const tryIdentity = async ( page: Page ) => {
	await page.locator( 'input[type=file]' ).setInputFiles( {
		name: 'logo.png',
		mimeType: 'image/png',
		buffer: Buffer.from( PIXEL.split( ',' )[ 1 ]!, 'base64' ),
	} );
	await page.getByLabel( 'Show site title' ).uncheck();
};

const apply = async ( page: Page ) => {
	await page.getByRole( 'button', { name: 'Apply to the site' } ).click();
	await expect(
		page.locator( '.components-notice' ).getByText( 'Design applied' )
	).toBeVisible();
};

test( 'shows tried designs on any page in the frame, and discards them', async ( {
	page,
} ) => {
	const frame = await openPanel( page );
	await expectAccessible( page, '.vitrine-preview__controls' );
	const own = await lookOf( frame );
	await page
		.getByLabel( 'Heading font' )
		.selectOption( { label: 'Georgia' } );
	await tryIdentity( page );
	await expect( frame.locator( 'img.custom-logo' ).first() ).toHaveAttribute(
		'src',
		PIXEL
	);
	await expect
		.poll( () => lookOf( frame ) )
		.toMatchObject( {
			heading: 'Georgia, serif',
			logo: PIXEL,
			title: false,
		} );
	await frame.goto( new URL( '/shop/', page.url() ).href );
	expect( await lookOf( frame ) ).toMatchObject( {
		heading: 'Georgia, serif',
		title: false,
	} );
	await page.reload();
	await expect( page.getByLabel( 'Heading font' ) ).toHaveValue(
		'Georgia, serif'
	);

	await page.getByRole( 'button', { name: 'Discard' } ).click();
	expect( await lookOf( await siteInFrame( page ) ) ).toEqual( own );
	expect( await storedIn( page ) ).toBeNull();
	await expect( page.getByLabel( 'Heading font' ) ).toHaveValue( '' );
} );

test( 'applies logo and title to the site', async ( { page, site } ) => {
	await openPanel( page );
	await tryIdentity( page );
	await apply( page );
	await page.goto( '/' );
	expect( await lookOf( page ) ).toMatchObject( { title: false } );
	expect(
		await site.php(
			`echo get_post_mime_type( (int) get_option( 'site_logo' ) );`
		)
	).toBe( 'image/png' );
	await page.goto( PANEL );
	await expect( page.getByLabel( 'Show site title' ) ).not.toBeChecked();
} );

test( 'applies colors and fonts where the theme stores them, and says where it does not', async ( {
	page,
	shop,
} ) => {
	await openPanel( page );
	const classic = page
		.locator( '.components-notice' )
		.getByText( 'in the Customizer' );
	if ( shop.theme ) {
		await expect( classic ).toBeVisible();
		return;
	}
	await expect( classic ).toBeHidden();
	await page.getByRole( 'button', { name: 'Evening' } ).click();
	await page
		.getByLabel( 'Heading font' )
		.selectOption( { label: 'Georgia' } );
	await apply( page );
	await page.goto( '/' );
	const look = await lookOf( page );
	expect( look ).toMatchObject( {
		base: '#1B1B1B',
		heading: 'Georgia, serif',
		added: 0,
	} );
} );
