import { getContext, store } from '@wordpress/interactivity';
import { attach } from '../../src/islands/site/attach';
import contract from '../../src/contract';
import { type HeaderOptions, watchHeader } from './watch';

const watch = ( region: HTMLElement ) => {
	const header = region.closest< HTMLElement >(
		contract.markers.site_header
	);
	if ( header ) {
		watchHeader( header, getContext< HeaderOptions >() );
	}
};

// The interactive region is an empty element in the header, not the header
// itself: its rows have the cart and other blocks, whose scripts replace their
// markup.
store( 'vitrine/site-header', { state: { attach: attach( watch ) } } );
