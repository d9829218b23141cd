import {
	byOption,
	edited,
	fieldsOf,
	flatten,
	problemsOf,
	resets,
} from '../../../../src/core/settings/draft';
import { searchFields } from '../../../../src/core/settings/search';
import { screenData } from '../../../fixtures/settings/screen';

const data = screenData();
const saved = flatten( data.values );

describe( 'a settings search', () => {
	const found = ( search: string ) =>
		searchFields( data.groups, search ).flatMap( ( { fields } ) =>
			fields.map( ( { key } ) => key )
		);

	it.each( [
		[ 'a label', 'totals', [ 'sticky' ] ],
		[ 'the help', 'pixels', [ 'width' ] ],
		[ 'a choice, ignoring accents', 'cafe', [ 'layout' ] ],
		[ 'a word typed with unexpected accents', 'pîxels', [ 'width' ] ],
		[ 'several words, in any order', 'END small', [ 'width' ] ],
		[ 'several words of which one does not match', 'small zebra', [] ],
		[ 'the name of a group', 'preview', [ 'sites', 'key', 'palette' ] ],
	] )( 'finds by %s', ( _by, search, keys ) => {
		expect( found( search ) ).toEqual( keys );
	} );

	it( 'finds everything without a search, and omits empty groups', () => {
		expect( found( ' ' ) ).toHaveLength( fieldsOf( data.groups ).size );
		expect( searchFields( data.groups, 'totals' ) ).toHaveLength( 1 );
	} );
} );

describe( 'edited values', () => {
	it( 'are no change when equal to the saved ones', () => {
		expect(
			edited( saved, { width: 920, sticky: false, sites: [] } )
		).toEqual( { sticky: false } );
	} );

	it( 'have their problems by setting', () => {
		expect(
			problemsOf(
				data.groups,
				{ width: 12, sites: [ 'x' ], label: 'ok' },
				data.mask
			)
		).toEqual( {
			width: { code: 'range', items: [] },
			sites: { code: 'origins', items: [ 'x' ] },
		} );
	} );

	it( 'are grouped by option', () => {
		expect( byOption( data.groups, { cost: '5', width: 800 } ) ).toEqual( {
			vitrine_shop: { cost: '5' },
			vitrine_settings: { width: 800 },
		} );
	} );
} );

it( 'reset settings that are not at their default, including secrets', () => {
	expect( resets( data.groups, saved ) ).toEqual( {
		sticky: false,
		key: '',
	} );
} );
