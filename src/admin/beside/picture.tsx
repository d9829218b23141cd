import type { ReactNode } from 'react';

const INK = '#50575e';
const SOFT = '#dcdcde';
const NEW = 'var(--wp-admin-theme-color, #3858e9)';

const Box = ( props: {
	x: number;
	y: number;
	w: number;
	h: number;
	fill?: string;
} ) => (
	<rect
		x={ props.x }
		y={ props.y }
		width={ props.w }
		height={ props.h }
		rx="3"
		fill={ props.fill ?? SOFT }
	/>
);

const product = (
	<>
		<Box x={ 14 } y={ 16 } w={ 60 } h={ 68 } />
		<Box x={ 86 } y={ 18 } w={ 58 } h={ 7 } fill={ INK } />
		<Box x={ 86 } y={ 32 } w={ 40 } h={ 5 } />
		<Box x={ 86 } y={ 42 } w={ 48 } h={ 5 } />
	</>
);

/** Sketches by setting, with the feature in the accent color. */
const PICTURES: Record< string, ReactNode > = {
	header_mini_cart: (
		<>
			<Box x={ 14 } y={ 14 } w={ 34 } h={ 8 } fill={ INK } />
			<Box x={ 78 } y={ 15 } w={ 18 } h={ 6 } />
			<Box x={ 102 } y={ 15 } w={ 18 } h={ 6 } />
			<path
				d="M128 12h4l3 12h10l3-8h-15"
				fill="none"
				stroke={ NEW }
				strokeWidth="2"
			/>
			<circle cx="148" cy="11" r="6" fill={ NEW } />
			<Box x={ 14 } y={ 34 } w={ 132 } h={ 52 } />
		</>
	),
	woocommerce_quick_view: (
		<>
			<Box x={ 14 } y={ 14 } w={ 38 } h={ 48 } />
			<Box x={ 61 } y={ 14 } w={ 38 } h={ 48 } />
			<Box x={ 108 } y={ 14 } w={ 38 } h={ 48 } />
			<circle
				cx="88"
				cy="25"
				r="8"
				fill="#fff"
				stroke={ NEW }
				strokeWidth="2"
			/>
			<circle cx="88" cy="25" r="3" fill={ NEW } />
			<Box x={ 14 } y={ 70 } w={ 30 } h={ 6 } />
			<Box x={ 61 } y={ 70 } w={ 30 } h={ 6 } />
			<Box x={ 108 } y={ 70 } w={ 30 } h={ 6 } />
		</>
	),
	quantity_buttons: (
		<>
			{ product }
			<rect
				x="86"
				y="58"
				width="46"
				height="20"
				rx="3"
				fill="none"
				stroke={ INK }
			/>
			<path
				d="M92 68h8M118 68h8M122 64v8"
				stroke={ NEW }
				strokeWidth="2"
			/>
			<Box x={ 106 } y={ 65 } w={ 5 } h={ 6 } fill={ INK } />
		</>
	),
	replace_gallery: (
		<>
			{ product }
			<rect
				x="14"
				y="16"
				width="60"
				height="50"
				rx="3"
				fill={ NEW }
				opacity=".35"
			/>
			<Box x={ 14 } y={ 70 } w={ 17 } h={ 14 } fill={ NEW } />
			<Box x={ 35 } y={ 70 } w={ 17 } h={ 14 } />
			<Box x={ 56 } y={ 70 } w={ 17 } h={ 14 } />
		</>
	),
	sticky_add_to_cart: (
		<>
			{ product }
			<Box x={ 6 } y={ 74 } w={ 148 } h={ 20 } fill={ INK } />
			<Box x={ 108 } y={ 78 } w={ 38 } h={ 12 } fill={ NEW } />
		</>
	),
	woocommerce_checkout_extras: (
		<>
			<Box x={ 14 } y={ 16 } w={ 80 } h={ 12 } />
			<Box x={ 14 } y={ 34 } w={ 80 } h={ 12 } />
			<Box x={ 14 } y={ 52 } w={ 80 } h={ 12 } />
			<rect
				x="104"
				y="16"
				width="42"
				height="60"
				rx="3"
				fill="none"
				stroke={ NEW }
				strokeWidth="2"
			/>
			<path
				d="M119 24l6 6 6-6"
				fill="none"
				stroke={ NEW }
				strokeWidth="2"
			/>
			<circle cx="86" cy="58" r="3" fill={ NEW } />
		</>
	),
};

/** A sketch of a feature, decorative because the text next to it describes it. */
export const Picture = ( { of }: { of: string } ) => (
	<svg viewBox="0 0 160 100" aria-hidden="true" focusable="false">
		<rect width="160" height="100" fill="#f6f7f7" />
		{ PICTURES[ of ] }
	</svg>
);
