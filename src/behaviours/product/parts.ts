import contract from '../../contract';
import { all } from '../dom/find';

const { markers } = contract;

/** What WordPress's own loop has each of its posts in. */
const POST = '.wp-block-post';

/**
 * The elements that hold the parts of a product: one, as a rule. Outside of a product
 * block, at the root of a template or in WordPress's own loop, each part has one of its
 * own, which says whose it is.
 *
 * @param part Any element of the product.
 */
export const elementsOf = ( part: Element ): Element[] => {
	const product = part.closest( markers.product );
	const id = product?.getAttribute( markers.part_of );
	if ( ! product || ! id ) {
		return product ? [ product ] : [];
	}
	// A loop may have the product once more, beside the page's own.
	const post = product.closest( POST );
	return all( `[${ markers.part_of }="${ id }"]`, post ?? document ).filter(
		( element ) => element.closest( POST ) === post
	);
};

/**
 * What is found in the parts of a product.
 *
 * @param part     Any element of it.
 * @param selector Of what is looked for.
 */
export const findInProduct = (
	part: Element,
	selector: string
): HTMLElement[] =>
	elementsOf( part ).flatMap( ( element ) => all( selector, element ) );
