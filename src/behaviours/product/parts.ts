import contract from '../../contract';
import { all } from '../dom/find';

const { markers } = contract;

/** WordPress's post element in a query loop. */
const POST = '.wp-block-post';

/**
 * The elements that hold the parts of a product, usually one. Outside of a
 * product block, at the root of a template or in a query loop, each part has
 * its own element with the product's id.
 *
 * @param part Any element of the product.
 */
export const elementsOf = ( part: Element ): Element[] => {
	const product = part.closest( markers.product );
	const id = product?.getAttribute( markers.part_of );
	if ( ! product || ! id ) {
		return product ? [ product ] : [];
	}
	// A loop may list the page's own product again.
	const post = product.closest( POST );
	return all( `[${ markers.part_of }="${ id }"]`, post ?? document ).filter(
		( element ) => element.closest( POST ) === post
	);
};

/**
 * Finds matching elements in the parts of a product.
 *
 * @param part     Any element of the product.
 * @param selector Selector of the elements.
 */
export const findInProduct = (
	part: Element,
	selector: string
): HTMLElement[] =>
	elementsOf( part ).flatMap( ( element ) => all( selector, element ) );
