import { useState } from '@wordpress/element';
import type { CSSProperties } from 'react';
import { type Branch, branchesOf } from '../../../core/loop/values';
import type { LoopOption } from '../types';

/**
 * Result count of an option. Twin of `View\Loop\Facets\Boxes::amount()`.
 *
 * @param props
 * @param props.count
 */
export const Amount = ( { count }: Pick< LoopOption, 'count' > ) =>
	count === null ? null : (
		<>
			{ ' ' }
			<span className="vitrine-loop-amount">{ count }</span>
		</>
	);

const Swatch = ( { color, image }: Pick< LoopOption, 'color' | 'image' > ) => {
	if ( image ) {
		return (
			<img
				className="vitrine-loop-swatch"
				src={ image }
				alt=""
				width={ 20 }
				height={ 20 }
				loading="lazy"
				decoding="async"
			/>
		);
	}
	return color ? (
		<span
			className="vitrine-loop-swatch"
			style={ { '--vitrine-swatch': color } as CSSProperties }
		/>
	) : null;
};

/** Value of the focused checkbox. */
const focusedBox = (): string | null => {
	const { activeElement: focused } = document;
	return focused instanceof HTMLInputElement ? focused.value : null;
};

interface Shown {
	/** Selected slugs. */
	value: readonly string[];
	/** Attributes of all checkboxes. */
	field: Readonly< Record< string, string > >;
	onChoose: ( slug: string, chosen: boolean ) => void;
	/** Whether only one option can be selected. */
	isSingle?: boolean;
	/** Whether selecting an option includes its descendants. */
	takes?: boolean | undefined;
	/** Slugs of the options behind "Show more". */
	later?: readonly string[];
	/** Slugs of the options that match the search; absent: all. */
	matches?: readonly string[] | undefined;
}

interface Focus {
	/** Slug of the focused checkbox. */
	focused: string | null;
	onFocus: ( slug: string | null ) => void;
}

const Box = ( {
	branch: { value: option, below },
	taken,
	...shown
}: Shown & Focus & { branch: Branch< LoopOption >; taken: boolean } ) => {
	const { slug, name, count, off } = option;
	const { matches, later = [], takes = false, focused, onFocus } = shown;
	const isChosen = taken || shown.value.includes( slug );
	return (
		<li
			className={
				later.includes( slug ) ? 'vitrine-loop-later' : undefined
			}
			hidden={ matches && ! matches.includes( slug ) }
		>
			{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- The label contains the checkbox. */ }
			<label>
				<input
					type={ shown.isSingle ? 'radio' : 'checkbox' }
					value={ slug }
					checked={ isChosen }
					// Disabling a focused checkbox would lose the focus.
					disabled={ taken || ( off && slug !== focused ) }
					{ ...shown.field }
					onFocus={ () => onFocus( slug ) }
					onBlur={ () => onFocus( null ) }
					onChange={ ( { target } ) =>
						shown.onChoose( slug, target.checked )
					}
				/>
				<Swatch { ...option } />
				<span>{ name }</span>
				<Amount count={ count } />
			</label>
			{ below.length > 0 && (
				<ul className="vitrine-loop-below">
					{ below.map( ( one ) => (
						<Box
							key={ one.value.slug }
							branch={ one }
							taken={ takes && isChosen }
							{ ...shown }
						/>
					) ) }
				</ul>
			) }
		</li>
	);
};

/**
 * Checkboxes with result counts. Twin of `View\Loop\Facets\Boxes::render()`.
 *
 * @param props
 * @param props.options
 */
export const Boxes = ( {
	options,
	...shown
}: Shown & { options: readonly LoopOption[] } ) => {
	const [ focused, setFocused ] = useState( focusedBox );
	return (
		<ul className="vitrine-loop-options">
			{ branchesOf( options ).map( ( branch ) => (
				<Box
					key={ branch.value.slug }
					branch={ branch }
					taken={ false }
					{ ...shown }
					focused={ focused }
					onFocus={ setFocused }
				/>
			) ) }
		</ul>
	);
};
