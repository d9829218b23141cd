/**
 * Stylelint: WordPress's rules, logical properties only (one stylesheet for LTR
 * and RTL), and lengths from one scale.
 */
const logical = 'Use the logical property (inline-start, inline-end).';

const DIRECTIONS = {
	'text-align': [ 'left', 'right' ],
	float: [ 'left', 'right' ],
	clear: [ 'left', 'right' ],
};

/** Length in px or rem; 0 and 1px (lines, and offsets that overlap one) are allowed. */
const LENGTH = /(?<![\w.-])-?(?![01]px)[\d.]+(px|rem)\b/;

/** Properties with steps in src/styles/_scale.scss. Lengths in `em` and `cqi` are allowed: they are relative. */
const SCALE = {
	'/^(padding|margin)/': [ LENGTH ],
	'/^((row|column)-)?gap$/': [ LENGTH ],
	'/^border-.*radius$/': [ LENGTH, /^50%$/ ],
	'font-size': [ LENGTH ],
	'line-height': [ /^[1-9]/ ],
};

/** Styles of admin screens and the editor, which use pixels as WordPress's do. */
const OWNERS = [
	'../src/admin/**',
	'../src/editor/**',
	'../src/modules/{preview-panel,status}/**',
	'../**/editor.scss',
];

module.exports = {
	extends: '@wordpress/stylelint-config/scss-stylistic',
	rules: {
		// Class names follow WordPress and WooCommerce markup.
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
						: `“${ property }: ${ value }”: use a step from src/styles/_scale.scss.`,
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
