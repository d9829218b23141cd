import type { Ref } from 'react';
import contract from '../../contract';
import type { LabelPart } from '../../core/address/highlight';

const { markers } = contract;

/** PHP: `View\Checkout\Fields\AddressSuggestions`. */
export interface SuggestionsProps {
	/** Id of the `address_1` input. */
	line: string;
	/** The list's accessible name. */
	label: string;
	suggestions: readonly { readonly parts: readonly LabelPart[] }[];
	/** Index of the highlighted suggestion; -1: none. */
	highlighted: number;
}

interface BodyProps extends SuggestionsProps {
	/** Whether there is a provider's branding below. */
	branded?: boolean;
	foot?: Ref< HTMLDivElement >;
}

/** Id of the list of an input. */
export const listIdOf = ( line: string ): string => `${ line }_suggestions`;

/** Id of an option in the list. */
export const optionIdOf = ( line: string, index: number ): string =>
	`${ listIdOf( line ) }_${ index }`;

/**
 * Content of the list of suggested addresses.
 *
 * @param props
 */
export const SuggestionsBody = ( props: BodyProps ) => (
	<>
		<ul
			id={ listIdOf( props.line ) }
			role="listbox"
			aria-label={ props.label }
		>
			{ props.suggestions.map( ( { parts }, index ) => (
				<li
					key={ index }
					id={ optionIdOf( props.line, index ) }
					role="option"
					aria-selected={ index === props.highlighted }
				>
					{ parts.map( ( { text, matched }, at ) =>
						matched ? <strong key={ at }>{ text }</strong> : text
					) }
				</li>
			) ) }
		</ul>
		<div
			ref={ props.foot }
			className={ markers.suggestions_branding }
			hidden={ ! props.branded }
		/>
	</>
);

/**
 * The list of suggested addresses below an `address_1` input. Twin of
 * `View\Checkout\Fields\AddressSuggestions`.
 *
 * @param props
 * @see spec 2.7, 3.6, 4.5
 */
export const Suggestions = ( props: SuggestionsProps ) => (
	<div className={ markers.suggestions }>
		<SuggestionsBody { ...props } />
	</div>
);
