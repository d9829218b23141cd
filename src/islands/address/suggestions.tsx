import type { Ref } from 'react';
import contract from '../../contract';
import type { LabelPart } from '../../core/address/highlight';

const { markers } = contract;

/** PHP: `View\Checkout\Suggestions`. */
export interface SuggestionsProps {
	/** Id of the first line of the address. */
	line: string;
	/** What the list is called. */
	label: string;
	suggestions: readonly { readonly parts: readonly LabelPart[] }[];
	/** Index of the highlighted one; -1: none. */
	highlighted: number;
}

interface BodyProps extends SuggestionsProps {
	/** Whether something of the provider's stands beneath. */
	branded?: boolean;
	foot?: Ref< HTMLDivElement >;
}

/** Id of the list beneath a line. */
export const listIdOf = ( line: string ): string => `${ line }_suggestions`;

/** Id of one of its options. */
export const optionIdOf = ( line: string, index: number ): string =>
	`${ listIdOf( line ) }_${ index }`;

/**
 * What is in the list beneath the first line of an address.
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
 * The list beneath the first line of an address. Twin of
 * `View\Checkout\Suggestions`.
 *
 * @param props
 * @see spec 2.7, 3.6, 4.5
 */
export const Suggestions = ( props: SuggestionsProps ) => (
	<div className={ markers.suggestions }>
		<SuggestionsBody { ...props } />
	</div>
);
