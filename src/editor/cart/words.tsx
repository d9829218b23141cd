import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { OwnWords } from '../../islands/cart-page/layout';
import { FieldLabels, type FieldWord } from '../checkout/field-labels';

/** Attributes with custom texts; empty: the default text. */
export interface Words extends Record< string, unknown > {
	title?: string;
	text?: string;
	labels?: Record< string, string >;
}

/** The texts of a part that can be changed, with their defaults. */
export interface UsualWords {
	title?: { label: string; usual: string };
	text?: string;
	labels?: readonly FieldWord[];
}

const trimmed = ( word: string | undefined ) => word?.trim() || undefined;

/**
 * The custom texts as props of the page's component. PHP:
 * `View\Cart\Parts\CartTexts`.
 *
 * @param words        Attributes of the block.
 * @param words.title
 * @param words.text
 * @param words.labels
 */
export const ownWords = ( { title, text, labels }: Words ): OwnWords => ( {
	title: trimmed( title ),
	text: trimmed( text ),
	labels,
} );

/**
 * Controls for the texts of a part.
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
