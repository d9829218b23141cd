import { checkOutMug } from '../steps/checkout';
import { moveOut, putCode } from '../steps/neighbours';
import { scriptsAreThere } from '../steps/scripts';
import { setSettings } from '../steps/site';
import { test, expect } from '../support/test';

const TOWN = { name: /^Town \/ City/ };

/** Visually hides labels, as some themes do. */
const HIDDEN_LABELS = `add_action( 'wp_head', static function () { echo '<style>.form-row label{position:absolute;clip-path:inset(50%)}</style>'; } );`;

test.afterEach( ( { site } ) => moveOut( site ) );

test( 'a field shows its label once, readable', async ( { page } ) => {
	await checkOutMug( page );
	await scriptsAreThere( page );
	await expect( page.getByText( 'Town / City' ).first() ).toBeVisible();
	await expect( page.getByRole( 'textbox', TOWN ) ).not.toHaveAttribute(
		'placeholder',
		/\S/
	);
} );

test( 'a required field whose label is hidden shows it as placeholder', async ( {
	page,
	site,
} ) => {
	putCode( site, HIDDEN_LABELS );
	await checkOutMug( page );
	await scriptsAreThere( page );
	await expect( page.getByRole( 'textbox', TOWN ) ).toHaveAttribute(
		'placeholder',
		'Town / City *'
	);
	await expect(
		page.getByRole( 'textbox', { name: /^Company/ } )
	).not.toHaveAttribute( 'placeholder', /\S/ );
} );

test( 'every required field shows its label as placeholder when set [2.7-10] [5.6-05] [5.6-06]', async ( {
	page,
	site,
} ) => {
	await setSettings( site, { labels_as_placeholders: 'always' } );
	await checkOutMug( page );
	await scriptsAreThere( page );
	await expect( page.getByRole( 'textbox', TOWN ) ).toHaveAttribute(
		'placeholder',
		'Town / City *'
	);
	await expect(
		page.getByRole( 'textbox', { name: /^Company/ } )
	).not.toHaveAttribute( 'placeholder', /\S/ );
} );
