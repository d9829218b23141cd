import { block } from '../steps/site';
import {
	count,
	listing,
	loop,
	mark,
	open,
	stayed,
	titles,
} from '../steps/listing';
import { expectAwake } from '../steps/stores';
import { test, expect } from '../support/test';

const FACETS =
	block( 'vitrine/loop-active-filters', {} ) +
	block( 'vitrine/loop-facet', { kind: 'post_date' } );

test( 'a listing is filtered between two dates, in place and on back navigation', async ( {
	page,
	site,
} ) => {
	// Newest first: the date of the second post, and the number of posts that are as new.
	const [ day = '', newer = '' ] = (
		await site.php(
			`global $wpdb; $day = substr( get_posts( array( 'numberposts' => 2 ) )[1]->post_date, 0, 10 ); echo $day . ' ' . $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'post' AND post_status = 'publish' AND post_date >= %s", $day ) );`
		)
	).split( ' ' );
	await open(
		page,
		site,
		listing( 1, '{}', { perPage: 40 } ).replace(
			'<!-- wp:vitrine/loop-template -->',
			`${ FACETS }$&`
		)
	);
	const at = loop( page );
	const facet = at.getByRole( 'group', { name: 'Date' } );
	await mark( page );
	await facet.getByLabel( 'From' ).fill( day );
	await facet.getByLabel( 'From' ).blur();
	await expect( titles( at ) ).toHaveCount( Number( newer ) );
	await expect( page ).toHaveURL(
		new RegExp( `post_date-1=${ day }\\.\\.$` )
	);
	await expect( facet.getByLabel( 'From' ) ).toHaveValue( day );
	await expectAwake( at.locator( '.vitrine-loop-facet' ) );

	// An empty range; reversed dates are swapped.
	await facet.getByLabel( 'To' ).fill( '2001-01-01' );
	await facet.getByLabel( 'To' ).blur();
	await expect( page ).toHaveURL(
		new RegExp( `post_date-1=2001-01-01\\.\\.${ day }$` )
	);
	await expect( facet.getByLabel( 'From' ) ).toHaveValue( '2001-01-01' );
	await page.goBack();
	await expect( titles( at ) ).toHaveCount( Number( newer ) );
	await expect( facet.getByLabel( 'To' ) ).toHaveValue( '' );
	await at
		.getByRole( 'link', { name: /^Remove filter: Date: Since/ } )
		.click();
	await expect( count( at ) ).toHaveText( 'Showing all 30 results' );
	await expect( facet.getByLabel( 'From' ) ).toHaveValue( '' );
	expect( await stayed( page ) ).toBe( true );
} );
