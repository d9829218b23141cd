/**
 * Styles: WordPress's rules, logical properties only, so that one source serves
 * both writing directions, and lengths of one scale.
 */
const logical = 'Use the logical property (inline-start, inline-end).';

const DIRECTIONS = {
	'text-align': [ 'left', 'right' ],
	float: [ 'left', 'right' ],
	clear: [ 'left', 'right' ],
};

/** A length of its own; a line is 1px wide, and what overlaps one goes by it. */
const LENGTH = /(?<![\w.-])-?(?![01]px)[\d.]+(px|rem)\b/;

/** What src/styles/_scale.scss has steps of. Lengths in `em` and `cqi` follow what they are beside. */
const SCALE = {
	'/^(padding|margin)/': [ LENGTH ],
	'/^((row|column)-)?gap$/': [ LENGTH ],
	'/^border-.*radius$/': [ LENGTH, /^50%$/ ],
	'font-size': [ LENGTH ],
	'line-height': [ /^[1-9]/ ],
};

/** What owners see has the lengths of WordPress's own screens, which are in pixels. */
const OWNERS = [
	'../src/admin/**',
	'../src/editor/**',
	'../src/modules/{preview-panel,status}/**',
	'../**/editor.scss',
];

module.exports = {
	extends: '@wordpress/stylelint-config/scss-stylistic',
	rules: {
		// Class names are a contract with WordPress and WooCommerce markup.
		'selector-class-pattern': null,
		'selector-id-pattern': null,
		'no-descending-specificity': null,
		'property-disallowed-list': [
			[
				'left',
				'right',
				'/^(margin|padding)-(left|right)$/',
				'/^border-(left|right)/',
				'/^border-(top|bottom)-(left|right)-radius$/',
			],
			{ message: logical },
		],
		'declaration-property-value-disallowed-list': [
			{ ...DIRECTIONS, ...SCALE },
			{
				message: ( property, value ) =>
					property in DIRECTIONS
						? logical
						: `“${ property }: ${ value }”: take a step of src/styles/_scale.scss.`,
			},
		],
	},
	overrides: [
		{
			files: OWNERS,
			rules: {
				'declaration-property-value-disallowed-list': [
					DIRECTIONS,
					{ message: logical },
				],
			},
		},
	],
};
