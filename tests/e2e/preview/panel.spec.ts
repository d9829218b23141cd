import { HOSTILE } from '../../fixtures/preview/hostile';
import { logIn, newPage } from '../steps/editor';
import {
	DESIGN,
	SHOWN,
	lookOf,
	openPanel,
	pickerOf,
	storedIn,
} from '../steps/preview';
import { setSettings } from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test( "the panel opens from the block editor's menu, previews the site, and discards changes", async ( {
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
	// The framed page reloads, which may interrupt the evaluation.
	await dialog.getByRole( 'button', { name: 'Discard' } ).click();
	await expect( heading ).toHaveCSS( 'font-family', before );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
} );

test.describe( 'the panel', () => {
	test( 'accepts every message, and no malicious value', async ( {
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

	test( 'does not apply a font that is not installed', async ( { page } ) => {
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

	test( 'is absent when the preview is off', async ( { page, site } ) => {
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
