import { createRegistry } from '@wordpress/data';
import { connectFrame, previewStore } from '../../../src/stores/preview';

const open = () => {
	const registry = createRegistry();
	registry.register( previewStore );
	return {
		change: registry.dispatch( previewStore ),
		read: () => registry.select( previewStore ),
	};
};

describe( 'the preview store', () => {
	it( 'has the current design', () => {
		const { change, read } = open();
		expect( read().isChanged() ).toBe( false );
		void change.send( { param: 'siteTitle', data: false } );
		void change.send( {
			param: 'colorPalette',
			data: { colors: [ 'red' ] },
		} );
		expect( read().getPreviewed() ).toEqual( {
			siteTitle: false,
			colorPalette: { colors: [ 'red' ] },
		} );
		expect( read().getColors() ).toEqual( [ 'red' ] );
		expect( read().getTitleShown() ).toBe( false );
		expect( read().isChanged() ).toBe( true );
	} );

	it( 'sends every dispatch to the framed page', () => {
		const { change, read } = open();
		const sent: unknown[] = [];
		const message = { param: 'siteTitle', data: false } as const;
		const disconnect = connectFrame( ( one ) => sent.push( one ) );
		void change.send( message );
		expect( sent ).toEqual( [ message ] );
		disconnect();
		void change.send( { ...message, data: true } );
		expect( sent ).toHaveLength( 1 );
		expect( read().getTitleShown() ).toBe( true );
	} );

	it( 'validates commands', () => {
		const { change, read } = open();
		void change.receiveStored( {
			siteTypography: { 'body-font-weight': '300' },
			siteLogo: { width: 50 },
		} );
		void change.send( { param: 'clearPreviewAssets' } );
		expect( read().getTypography() ).toEqual( {} );
		expect( read().getLogo() ).toEqual( { width: 50 } );
		void change.send( { param: 'cleanStorage', data: { width: 70 } } );
		expect( read().getLogo() ).toEqual( { width: 70 } );
		void change.send( { param: 'completeOnboarding' } );
		expect( read().getPreviewed() ).toEqual( {} );
		expect( read().isChanged() ).toBe( false );
	} );

	it( "has the page's rejection until it accepts something", () => {
		const { change, read } = open();
		const param = 'colorPalette';
		const refused = { status: 'refused', param, field: 'x' } as const;
		void change.receiveAnswer( refused );
		expect( read().getRefused() ).toEqual( refused );
		void change.receiveAnswer( { status: 'applied', param, field: '' } );
		expect( read().getRefused() ).toBeNull();
	} );
} );
