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

// Its rows hold the cart and other blocks, whose scripts replace markup of theirs:
// so not the header is the interactive region, but an empty element in it.
store( 'vitrine/site-header', { state: { attach: attach( watch ) } } );
