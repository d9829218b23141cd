import { registerPlugin } from '@wordpress/plugins';
import { StickyHeader } from './sticky-header';

registerPlugin( 'vitrine-sticky-header', { render: StickyHeader } );
