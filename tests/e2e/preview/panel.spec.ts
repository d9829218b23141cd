import type { Page } from '@playwright/test';
import { HOSTILE, PIXEL } from '../../fixtures/preview/hostile';
import { logIn, newPage } from '../steps/editor';
import {
	DESIGN,
	PANEL,
	SHOWN,
	lookOf,
	openPanel,
	pickerOf,
	siteInFrame,
	storedIn,
} from '../steps/preview';
import { setSettings } from '../steps/site';
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

test( 'the panel opens from the menu of the block editor, and from its window the site is shown and left as it was', async ( {
	page,
} ) => {
	await logIn( page );
	await newPage( page, 'Design' );
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Options' } )
		.click();
	await page.getByRole( 'menuitem', { name: 'Try a design' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Try a design' } );
	await expect( dialog.locator( '.vitrine-preview' ) ).toHaveAttribute(
		'data-ready',
		'true'
	);
	await expectAccessible( page, '.vitrine-preview__controls' );
	const frame = dialog.frameLocator( 'iframe' );
	const heading = frame.getByRole( 'heading' ).first();
	const before = await heading.evaluate(
		( node ) => getComputedStyle( node ).fontFamily
	);
	await dialog
		.getByLabel( 'Heading font' )
		.selectOption( { label: 'Georgia' } );
	await expect( heading ).toHaveCSS( 'font-family', 'Georgia, serif' );
	// The page in the frame is loaded anew, which a look of our own may meet.
	await dialog.getByRole( 'button', { name: 'Discard' } ).click();
	await expect( heading ).toHaveCSS( 'font-family', before );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
} );

test.describe( 'the panel', () => {
	test( 'shows what is tried, on whatever page is in the frame, and drops it', async ( {
		page,
	} ) => {
		const frame = await openPanel( page );
		await expectAccessible( page, '.vitrine-preview__controls' );
		const own = await lookOf( frame );
		await page
			.getByLabel( 'Heading font' )
			.selectOption( { label: 'Georgia' } );
		await tryIdentity( page );
		await expect(
			frame.locator( 'img.custom-logo' ).first()
		).toHaveAttribute( 'src', PIXEL );
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

	test( 'is a parent whose every message is taken, and no hostile value', async ( {
		page,
	} ) => {
		await page.route( 'https://fonts.googleapis.com/**', ( route ) =>
			route.fulfill( { contentType: 'text/css', body: '' } )
		);
		await openPanel( page );
		const { frame, send } = pickerOf( page );
		const own = await lookOf( frame );
		await send( ...DESIGN, ...HOSTILE );
		expect( await lookOf( frame ) ).toMatchObject( SHOWN );
		await expect(
			page.getByText( 'This cannot be shown' ).first()
		).toBeVisible();
		await send(
			{ param: 'clearPreviewAssets' },
			{ param: 'cleanStorage', data: {} },
			{ param: 'siteTitle', data: true }
		);
		expect( await lookOf( frame ) ).toMatchObject( { ...own, added: 1 } );
		await send( { param: 'completeOnboarding' } );
		expect( await storedIn( frame ) ).toBeNull();
	} );

	test( 'makes logo and title the site’s own', async ( { page, site } ) => {
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

	test( 'makes colours and fonts the site’s own where its theme keeps them, and says so where not', async ( {
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

	test( 'shows the site at three widths', async ( { page } ) => {
		const frame = await openPanel( page );
		for ( const [ name, width ] of [
			[ 'Phone', 390 ],
			[ 'Tablet', 768 ],
			[ 'Desktop', 1280 ],
		] as const ) {
			await page.getByRole( 'button', { name } ).click();
			await expect
				.poll( () => frame.evaluate( () => window.innerWidth ) )
				.toBe( width );
		}
	} );

	test( 'does not apply a font that is not on the site', async ( {
		page,
	} ) => {
		await page.route( 'https://fonts.googleapis.com/**', ( route ) =>
			route.fulfill( { contentType: 'text/css', body: '' } )
		);
		const frame = await openPanel( page );
		await page.getByLabel( 'Other font (name)' ).fill( 'Lora' );
		await page.getByRole( 'button', { name: 'Try it' } ).click();
		await expect
			.poll( async () => ( await lookOf( frame ) ).heading )
			.toBe( 'Lora' );
		await expect(
			page.getByText( 'One of these fonts is not installed' ).first()
		).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: 'Apply to the site' } )
		).toBeDisabled();
	} );

	test( 'is not there when the preview is off', async ( { page, site } ) => {
		await setSettings( site, { preview_mode: false } );
		await logIn( page );
		await page.goto( '/wp-admin/themes.php' );
		await expect(
			page.getByRole( 'link', { name: 'Themes' } ).first()
		).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Try a design' } )
		).toHaveCount( 0 );
	} );
} );
