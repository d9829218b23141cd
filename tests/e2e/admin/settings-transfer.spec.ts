import { readFileSync } from 'node:fs';
import { openSettings, settingOf } from './settings-steps';
import { setSettings } from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test( 'settings are exported without secrets and imported after a review', async ( {
	page,
	site,
} ) => {
	await setSettings( site, {
		break_point: 800,
		google_places_key: 'a-secret-key',
	} );
	await openSettings( page, 'transfer' );
	const downloading = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Download settings' } ).click();
	const text = readFileSync( await ( await downloading ).path(), 'utf8' );
	expect( text ).not.toContain( 'a-secret-key' );
	const file = JSON.parse( text ) as {
		version: string;
		options: { vitrine_settings: Record< string, unknown > };
	};
	expect( file.options.vitrine_settings ).toMatchObject( {
		break_point: 800,
	} );
	expect( file.options.vitrine_settings ).not.toHaveProperty(
		'google_places_key'
	);

	Object.assign( file.options.vitrine_settings, {
		break_point: 700,
		desktop_layout: 'explode',
		nonsense: 1,
	} );
	const input = page.getByLabel( 'Settings file' );
	const choose = ( content: string ) =>
		input.setInputFiles( {
			name: 'settings.json',
			mimeType: 'application/json',
			buffer: Buffer.from( content ),
		} );
	await choose( 'nothing' );
	await expect(
		page.locator( '.components-notice' ).getByText( 'is not valid JSON' )
	).toBeVisible();

	await choose( JSON.stringify( { ...file, version: '0.0.1' } ) );
	await expect(
		page.getByRole( 'row', { name: 'Mobile breakpoint (pixels)' } )
	).toContainText( '800700' );
	const left = page.locator( '.vitrine-import' ).getByRole( 'listitem' );
	await expect( left ).toHaveText( [
		/Cart icon on desktop.*Must be one of/,
		/“nonsense”: unknown setting/,
	] );
	await expect(
		page.locator( '.components-notice' ).getByText( 'version 0.0.1' )
	).toBeVisible();
	await expectAccessible( page, '.vitrine-settings' );
	expect( await settingOf( site, 'break_point' ) ).toBe( '800' );

	await page.getByRole( 'button', { name: 'Apply these changes' } ).click();
	await expect(
		page.getByRole( 'status' ).filter( { hasText: 'Settings imported.' } )
	).toBeVisible();
	expect( await settingOf( site, 'break_point' ) ).toBe( '700' );
	expect( await settingOf( site, 'google_places_key' ) ).toBe(
		'"a-secret-key"'
	);
} );
