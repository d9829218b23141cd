<?php
/**
 * The review form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Reviews;

use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Value\Rating;
use Vitrine\Plugin;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Stars;

defined( 'ABSPATH' ) || exit;

/**
 * Uses WordPress's comment form, so that spam protection applies. It is always rendered
 * for an anonymous guest, because the page is cached; a script fills in the data from
 * the visitor's cookies.
 */
final class ReviewForm {

	/**
	 * Returns the form.
	 *
	 * @param int $product_id Product ID.
	 */
	public static function html( int $product_id ): string {
		$user       = get_current_user_id();
		$must_login = ShopOptions::get()->reviews_verified_only || get_option( 'comment_registration' );
		$nobody     = static fn (): array => array(
			'comment_author'       => '',
			'comment_author_email' => '',
			'comment_author_url'   => '',
		);
		$no_login   = static fn (): string => '0';
		// Astra replaces the fields with its own, including a website field.
		$astra    = 'astra_comment_form_default_fields_markup';
		$is_astra = remove_filter( 'comment_form_default_fields', $astra );
		add_filter( 'wp_get_current_commenter', $nobody, PHP_INT_MAX );
		add_filter( 'comment_form_default_fields', array( self::class, 'fields' ), 1 );
		add_filter( 'pre_option_comment_registration', $no_login );
		wp_set_current_user( 0 );
		ob_start();
		try {
			comment_form( self::options( (bool) $must_login ), $product_id );
		} finally {
			$html = (string) ob_get_clean();
			if ( $is_astra ) {
				add_filter( 'comment_form_default_fields', $astra ); // @phpstan-ignore argument.type (Callback that the theme has registered.)
			}
			wp_set_current_user( $user );
			remove_filter( 'comment_form_default_fields', array( self::class, 'fields' ), 1 );
			remove_filter( 'pre_option_comment_registration', $no_login );
			remove_filter( 'wp_get_current_commenter', $nobody, PHP_INT_MAX );
		}
		// Let the browser validate required fields.
		return str_replace( ' novalidate', '', $html );
	}

	/**
	 * Filters the fields for guests: removes the website.
	 *
	 * @param array<string, string> $fields HTML by field name.
	 * @return array<string, string>
	 */
	public static function fields( array $fields ): array {
		unset( $fields['url'] );
		if ( isset( $fields['cookies'] ) ) {
			$id                = 'wp-comment-cookies-consent';
			$fields['cookies'] = (string) Markup::tag(
				'p',
				array( 'class' => 'comment-form-cookies-consent' ),
				Markup::tag(
					'input',
					array(
						'type'  => 'checkbox',
						'id'    => $id,
						'name'  => $id,
						'value' => 'yes',
					)
				),
				Markup::tag( 'label', array( 'for' => $id ), __( 'Save my name and email in this browser for the next time I comment.', 'vitrine' ) )
			);
		}
		return $fields;
	}

	/**
	 * Returns the arguments that differ from other comment forms.
	 *
	 * @param bool $must_login Whether only customers with an account may review.
	 * @return array<string, mixed>
	 */
	private static function options( bool $must_login ): array {
		return array(
			'title_reply'          => __( 'Add a review', 'vitrine' ),
			'title_reply_before'   => '<h3 id="reply-title" class="comment-reply-title">',
			'title_reply_after'    => '</h3>',
			'cancel_reply_before'  => '',
			'cancel_reply_after'   => '',
			'cancel_reply_link'    => ' ',
			'label_submit'         => __( 'Submit review', 'vitrine' ),
			'class_submit'         => 'submit button wp-element-button',
			'comment_notes_before' => $must_login ? (string) self::login_note() : '<p class="comment-notes">' . esc_html__( 'Your email address will not be published.', 'vitrine' ) . '</p>',
			'comment_field'        => self::rating() . Markup::tag(
				'p',
				array( 'class' => 'comment-form-comment' ),
				Markup::tag( 'label', array( 'for' => 'comment' ), __( 'Your review', 'vitrine' ), self::required() ),
				Markup::tag(
					'textarea',
					array(
						'id'        => 'comment',
						'name'      => 'comment',
						'cols'      => '45',
						'rows'      => '6',
						'maxlength' => '65525',
						'required'  => true,
					)
				)
			),
		) + ( $must_login ? array( 'fields' => array() ) : array() );
	}

	/**
	 * Renders the rating as five radio buttons, which work by keyboard and without
	 * JavaScript.
	 */
	private static function rating(): Markup {
		$stars = array();
		for ( $rating = 1; $rating <= Rating::BEST; $rating++ ) {
			$stars[] = Markup::tag(
				'label',
				array( 'class' => 'vitrine-rating-star' ),
				Markup::tag(
					'input',
					array(
						'type'     => 'radio',
						'name'     => 'rating',
						'value'    => $rating,
						'required' => true,
					)
				),
				Markup::tag( 'span', array( 'class' => 'screen-reader-text' ), Stars::text_of_one( $rating ) )
			);
		}
		return Markup::tag(
			'fieldset',
			array( 'class' => 'vitrine-rating-field' ),
			Markup::tag( 'legend', array(), __( 'Your rating', 'vitrine' ), self::required() ),
			Markup::tag( 'span', array( 'class' => 'vitrine-rating-stars' ), $stars )
		);
	}

	/**
	 * Renders the marker of a required field.
	 */
	private static function required(): Markup {
		return Markup::tag(
			'span',
			array(
				'class'       => 'required',
				'aria-hidden' => 'true',
			),
			' *'
		);
	}

	/**
	 * Renders the note about who may review, with a login link.
	 */
	private static function login_note(): Markup {
		return Markup::tag(
			'p',
			array( 'class' => 'comment-notes' ),
			ShopOptions::get()->reviews_verified_only ? __( 'Only logged in customers who have purchased this product may leave a review.', 'vitrine' ) : __( 'You must be logged in to leave a review.', 'vitrine' ),
			' ',
			Markup::tag( 'a', array( 'href' => Plugin::engine()->page_url( 'account' ) ), __( 'Log in', 'vitrine' ) )
		);
	}
}
