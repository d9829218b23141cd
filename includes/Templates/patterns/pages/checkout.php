<?php
/**
 * Pattern: checkout page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:vitrine/checkout {"align":"wide","layout":"modern"} /-->
