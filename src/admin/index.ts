import { newOrder } from './orders/new-order';
import { refund } from './orders/refund';
import { downloads } from './product/downloads/of-product';
import { gallery } from './product/gallery';
import { panels } from './product/panels';
import { picker } from './product/picker';
import { picture } from './product/picture';
import { quickEdit } from './product/quick-edit';
import { variableEditor } from './product/variations/variable-editor';
import './orders/new-order.scss';
import './shop.scss';

const each = ( selector: string, start: ( root: HTMLElement ) => void ) =>
	document.querySelectorAll< HTMLElement >( selector ).forEach( start );

each( 'template[data-vitrine-title-actions]', ( root ) => {
	if ( root instanceof HTMLTemplateElement ) {
		document
			.querySelector( '.wrap > .page-title-action' )
			?.after( root.content );
	}
} );
each( '[data-vitrine-product-data]', panels );
each( '[data-vitrine-variations]', variableEditor );
each( '[data-vitrine-gallery]', gallery );
each( '[data-vitrine-downloads]', downloads );
each( '[data-vitrine-picker]', picker );
each( '[data-vitrine-picture]', picture );
each( '[data-vitrine-refund]', refund );
each( '[data-vitrine-new-order]', newOrder );
each( '#inlineedit [data-vitrine-quick-edit]', quickEdit );
