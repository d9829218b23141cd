import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { OwnWords } from '../../islands/cart-page/layout';
import { FieldLabels, type FieldWord } from '../checkout/field-labels';

/** As the blocks of the parts have them; an empty one is the usual one. */
export interface Words extends Record< string, unknown > {
	title?: string;
	text?: string;
	labels?: Record< string, string >;
}

/** Which words of a part an owner may change, and what they usually are. */
export interface UsualWords {
	title?: { label: string; usual: string };
	text?: string;
	labels?: readonly FieldWord[];
}

const said = ( word: string | undefined ) => word?.trim() || undefined;

/**
 * The owner's words as the page gets them. PHP: `View\Cart\Parts\Words`.
 *
 * @param words        Attributes of a part's block.
 * @param words.title
 * @param words.text
 * @param words.labels
 */
export const ownWords = ( { title, text, labels }: Words ): OwnWords => ( {
	title: said( title ),
	text: said( text ),
	labels,
} );

/**
 * Changes the words of a part.
 *
 * @param props
 * @param props.words
 * @param props.usual
 * @param props.onChange
 */
export const WordControls = ( {
	words,
	usual: { title, text, labels },
	onChange,
}: {
	words: Words;
	usual: UsualWords;
	onChange: ( words: Words ) => void;
} ) => (
	<>
		{ title && (
			<TextControl
				label={ title.label }
				placeholder={ title.usual }
				value={ words.title ?? '' }
				onChange={ ( value ) => onChange( { title: value } ) }
			/>
		) }
		{ text && (
			<TextControl
				label={ __( 'Button text', 'vitrine' ) }
				placeholder={ text }
				value={ words.text ?? '' }
				onChange={ ( value ) => onChange( { text: value } ) }
			/>
		) }
		{ labels && (
			<FieldLabels
				fields={ labels }
				labels={ words.labels ?? {} }
				onChange={ ( value ) => onChange( { labels: value } ) }
			/>
		) }
	</>
);
