import {
	type Check,
	isList,
	isNumber,
	isOneOf,
	isShape,
	isText,
	isTexts,
	isTruth,
	orNull,
	orUndefined,
} from '../../transport/http/shape';
import type {
	LoopApplyProps,
	LoopControlProps,
	LoopCountProps,
	LoopFacetProps,
	LoopFailureProps,
	LoopFilterProps,
	LoopNoResultsProps,
	LoopOption,
	LoopPagesProps,
	LoopResetProps,
	LoopSearchProps,
	LoopSortProps,
} from './types';

const CONTROL = {
	id: isText,
	form: isText,
	name: isText,
	label: isText,
	show_label: isTruth,
};

const isFilterKind = isOneOf( 'select', 'checkbox', 'button' );

const APPLY = {
	form: isText,
	apply: isText,
	used_name: orUndefined( isText ),
	kind: orUndefined( isFilterKind ),
};

const isControl = isShape< LoopControlProps >( CONTROL );
const isApply = isShape< LoopApplyProps >( APPLY );

export const isCount = isShape< LoopCountProps >( { text: isText } );

export const isSearch = isShape< LoopSearchProps >( {
	...CONTROL,
	placeholder: isText,
	button: isText,
	value: isText,
} );

export const isSort = isShape< LoopSortProps >( {
	...CONTROL,
	...APPLY,
	options: isList(
		isShape< LoopSortProps[ 'options' ][ number ] >( {
			value: isText,
			text: isText,
		} )
	),
	value: isText,
} );

const isOption = isShape< LoopOption >( {
	slug: isText,
	name: isText,
	count: orNull( isNumber ),
	off: isTruth,
	depth: orUndefined( isNumber ),
	color: orUndefined( isText ),
	image: orUndefined( isText ),
	url: orUndefined( isText ),
	href: orUndefined( isText ),
} );

const isFiltering = isShape<
	Pick< LoopFilterProps, 'kind' | 'label' | 'options' | 'value' >
>( {
	kind: isFilterKind,
	label: isText,
	value: isList( isText ),
	options: isList( isOption ),
} );

/** Buttons are links; other filters are fields of the listing's form. */
export const isFilter: Check< LoopFilterProps > = (
	value
): value is LoopFilterProps =>
	isFiltering( value ) &&
	( value.kind === 'button' || ( isControl( value ) && isApply( value ) ) );

export const isFacet = isShape< LoopFacetProps >( {
	taxonomy: isText,
	label: isText,
	value: isList( isText ),
	options: isList( isOption ),
	hides: isTruth,
	open: isTruth,
	form: isText,
	name: isText,
	apply: isText,
	selection: orUndefined( isOneOf( 'radio', 'select' ) ),
	takes: orUndefined( isTruth ),
	more: orUndefined(
		isShape< NonNullable< LoopFacetProps[ 'more' ] > >( {
			first: isNumber,
			show: isText,
			hide: isText,
		} )
	),
	search: orUndefined(
		isShape< NonNullable< LoopFacetProps[ 'search' ] > >( {
			label: isText,
			found: isText,
		} )
	),
} );

export const isPages = isShape< LoopPagesProps >( {
	kind: isOneOf( 'numbers', 'neighbours', 'more', 'scroll' ),
	page: isNumber,
	last: isNumber,
	alone: orUndefined( isTruth ),
	urls: isTexts,
	labels: isShape< LoopPagesProps[ 'labels' ] >( {
		previous: isText,
		next: isText,
		page: isText,
		more: isText,
	} ),
	look: orUndefined(
		isShape< NonNullable< LoopPagesProps[ 'look' ] > >( {
			near: orUndefined( isNumber ),
			ends: orUndefined( isNumber ),
			previous: orUndefined( orNull( isText ) ),
			next: orUndefined( orNull( isText ) ),
		} )
	),
} );

export const isReset = isShape< LoopResetProps >( {
	icon: isTruth,
	label: isText,
	url: isText,
	idle: isTruth,
} );

export const isFailure = isShape< LoopFailureProps >( {
	text: isText,
	retry: isText,
} );

export const isNoResults = isShape< LoopNoResultsProps >( {
	text: isText,
	none: isTruth,
} );
