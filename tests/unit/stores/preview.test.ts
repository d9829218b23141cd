import { createRegistry } from '@wordpress/data';
import { previewStore } from '../../../src/stores/preview';

const open = () => {
	const registry = createRegistry();
	registry.register( previewStore );
	return {
		change: registry.dispatch( previewStore ),
		read: () => registry.select( previewStore ),
	};
};

describe( 'the preview store', () => {
	it( 'holds what is tried', () => {
		const { change, read } = open();
		expect( read().isChanged() ).toBe( false );
		void change.tell( { param: 'siteTitle', data: false } );
		void change.tell( {
			param: 'colorPalette',
			data: { colors: [ 'red' ] },
		} );
		expect( read().getTried() ).toEqual( {
			siteTitle: false,
			colorPalette: { colors: [ 'red' ] },
		} );
		expect( read().getColors() ).toEqual( [ 'red' ] );
		expect( read().getTitleShown() ).toBe( false );
		expect( read().isChanged() ).toBe( true );
	} );

	it( 'goes by the rules of the commands', () => {
		const { change, read } = open();
		void change.receiveStored( {
			siteTypography: { 'body-font-weight': '300' },
			siteLogo: { width: 50 },
		} );
		void change.tell( { param: 'clearPreviewAssets' } );
		expect( read().getTypography() ).toEqual( {} );
		expect( read().getLogo() ).toEqual( { width: 50 } );
		void change.tell( { param: 'cleanStorage', data: { width: 70 } } );
		expect( read().getLogo() ).toEqual( { width: 70 } );
		void change.tell( { param: 'completeOnboarding' } );
		expect( read().getTried() ).toEqual( {} );
		expect( read().isChanged() ).toBe( false );
	} );

	it( 'says what the page refused, until it takes something', () => {
		const { change, read } = open();
		const param = 'colorPalette';
		const refused = { status: 'refused', param, field: 'x' } as const;
		void change.receiveAnswer( refused );
		expect( read().getRefused() ).toEqual( refused );
		void change.receiveAnswer( { status: 'applied', param, field: '' } );
		expect( read().getRefused() ).toBeNull();
	} );
} );
