import {
	type Check,
	isList,
	isOneOf,
	isShape,
	isText,
	isTexts,
	orUndefined,
} from '../../transport/http/shape';
import {
	type CartBlock,
	type CartBox,
	type CartElement,
	type CartLayout,
	type CartNode,
	type CartPart,
	type OwnWords,
	PARTS,
} from '../cart-page/layout';

const element = {
	tag: isText,
	attributes: isTexts,
	style: isTexts,
} satisfies { [ Name in keyof CartElement ]: Check< CartElement[ Name ] > };

const isPart = isShape< CartPart >( {
	...element,
	part: isOneOf( ...PARTS ),
	own: isShape< OwnWords >( {
		title: orUndefined( isText ),
		text: orUndefined( isText ),
		labels: orUndefined( isTexts ),
	} ),
} );

const isBlock = isShape< CartBlock >( { block: isText } );

const isNode: Check< CartNode > = ( value ): value is CartNode =>
	isPart( value ) || isBlock( value ) || isBox( value );

const isBox = isShape< CartBox >( { ...element, inner: isList( isNode ) } );

/** Whether a value is a valid layout from PHP. */
export const isLayout = isShape< CartLayout >( {
	filled: isList( isNode ),
	empty: isList( isNode ),
} );
