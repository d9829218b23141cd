/**
 * The blocks of WordPress's own become Vitrine's and theirs again, with what the two can
 * tell each other.
 */
import { logIn, newPage } from '../../steps/editor';
import { block } from '../../steps/site';
import { become, type Begun, inWords } from '../../steps/transforms';
import { expect, test } from '../../support/test';

/** Blocks of ours with settings that WordPress's have, too. */
const PAIRS: [ ours: Begun, theirs: string, inner?: string[] ][] = [
	[
		{ name: 'vitrine/breadcrumbs', attributes: { showCurrent: false } },
		'core/breadcrumbs',
	],
	[
		{ name: 'vitrine/site-search', attributes: { placeholder: 'Find' } },
		'core/search',
	],
	[
		{
			name: 'vitrine/header-menu',
			attributes: { menu: 'navigation:4', label: 'Rooms' },
		},
		'core/navigation',
	],
	[
		{
			name: 'vitrine/product-title',
			attributes: { heading: 'h3', isLink: true },
		},
		'core/post-title',
	],
	[
		{
			name: 'vitrine/product-short-description',
			attributes: { anchor: 'in-short' },
		},
		'core/post-excerpt',
	],
	[
		{
			name: 'vitrine/loop-builder',
			attributes: {
				perPage: 4,
				order: 'title',
				layout: 'grid',
				columns: 2,
			},
			inner:
				block(
					'vitrine/loop-template',
					{},
					block( 'core/post-title' )
				) + block( 'vitrine/loop-pagination' ),
		},
		'core/query',
		[
			'vitrine/loop-template',
			'core/post-title',
			'vitrine/loop-pagination',
		],
	],
];

test( 'blocks of WordPress’s are transformed into ours and back, with their settings', async ( {
	page,
} ) => {
	await logIn( page );
	await newPage( page, 'Transformed' );
	for ( const [ ours, theirs, inner = [] ] of PAIRS ) {
		const all = await become( page, ours, theirs, ours.name );
		expect( inWords( all ) ).toEqual( [
			`offered valid ${ theirs }`,
			`offered valid ${ ours.name }`,
		] );
		expect( all[ 1 ] ).toMatchObject( {
			attributes: ours.attributes,
			inner,
		} );
	}
} );
